// Properties of a mounted component that a test changes while it stands on the page.

/** An object whose fields are drawn anew when they are changed, each as a whole. */
export function reactive<Props extends object>(props: Props): Props {
  const fields = Object.entries(props).map(([name, value]) => {
    let now = $state.raw(value as unknown);
    return [name, { enumerable: true, get: () => now, set: (value: unknown) => void (now = value) }];
  });
  return Object.defineProperties({}, Object.fromEntries(fields) as PropertyDescriptorMap) as Props;
}
