// Properties of a mounted component that a test changes while it stands on the page.

/** An object whose fields are drawn anew when they are changed, each as a whole. */
export function reactive<Props extends object>(props: Props): Props {
  let now = $state.raw(props);
  const fields = Object.keys(props).map((name) => [
    name,
    {
      enumerable: true,
      get: () => now[name as keyof Props],
      set: (value: unknown) => void (now = { ...now, [name]: value }),
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(fields) as PropertyDescriptorMap) as Props;
}
