// After a change of page the focus goes to the heading of the new one, as soon as it is there.

/** Focus the first heading that was not there before. Returns how to give up. */
export function focusHeading(root: ParentNode & Node): () => void {
  const before = root.querySelector("h1");
  const begun = document.activeElement;
  const look = (): void => {
    // Whoever has gone on already is not called back.
    if (document.activeElement !== begun && document.activeElement !== document.body) return watch.disconnect();
    const heading = root.querySelector("h1");
    if (!heading || heading === before) return;
    watch.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true });
  return () => watch.disconnect();
}
