import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";

await texts.speak(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext) {
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  // The words were waited for above, so the page may have loaded already: then nobody says so again.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
