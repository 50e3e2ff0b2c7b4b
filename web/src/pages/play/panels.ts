// What nobody sees when a game begins: a file of its own, which comes when the table is drawn.
export { default as Chat } from "../../parts/Chat.svelte";
export { default as EndPanel } from "../../parts/EndPanel.svelte";
export { default as HintPanel } from "../../parts/HintPanel.svelte";
export { default as TableMenu } from "../../parts/TableMenu.svelte";
export { default as Verdict } from "../../parts/Verdict.svelte";
export { default as Waiting } from "../../parts/Waiting.svelte";
