// Mounts the page when its words are there.
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";

await texts.speak(preferredLanguage());
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
