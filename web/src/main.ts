import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";

await texts.speak(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
