// Which page stands at which address. Each page is its own file, fetched when it is first shown.
import type { Component } from "svelte";
import { isSite } from "./lib/houses";

export type PageFile = () => Promise<{ default: Component<Record<string, string>> }>;

const PAGES: readonly (readonly [RegExp, PageFile])[] = [
  [/^\/$/, () => import("./pages/Home.svelte") as ReturnType<PageFile>],
  [/^\/(?<way>friends|here)(?:\/(?<game>[\w-]+))?$/, () => import("./pages/OpenTable.svelte") as ReturnType<PageFile>],
  [/^\/table\/(?<table>[\w-]+)$/, () => import("./pages/TablePage.svelte") as ReturnType<PageFile>],
  [/^\/watch$/, () => import("./pages/Watch.svelte") as ReturnType<PageFile>],
  [/^\/replay(?:\/(?<table>[\w-]+))?$/, () => import("./pages/Replay.svelte") as ReturnType<PageFile>],
  [/^\/review(?:\/(?<table>[\w-]+))?$/, () => import("./pages/Review.svelte") as ReturnType<PageFile>],
  [/^\/puzzles$/, () => import("./pages/Puzzles.svelte") as ReturnType<PageFile>],
  [/^\/puzzles\/(?<puzzle>[\w-]+)$/, () => import("./pages/PuzzlePage.svelte") as ReturnType<PageFile>],
  [/^\/book(?:\/(?<game>[\w-]+))?$/, () => import("./pages/Book.svelte") as ReturnType<PageFile>],
  [/^\/learn\/(?<game>[\w-]+)$/, () => import("./pages/Lesson.svelte") as ReturnType<PageFile>],
  [/^\/score(?:\/(?<game>[\w-]+))?$/, () => import("./pages/Score.svelte") as ReturnType<PageFile>],
  [/^\/workshop(?:\/(?<game>[\w-]+))?$/, () => import("./pages/Workshop.svelte") as ReturnType<PageFile>],
  [/^\/rules(?:\/(?<code>[^/]+))?$/, () => import("./pages/Shared.svelte") as ReturnType<PageFile>],
  [/^\/gallery(?:\/(?<game>[\w-]+))?$/, () => import("./pages/Gallery.svelte") as ReturnType<PageFile>],
  [/^\/daily$/, () => import("./pages/Daily.svelte") as ReturnType<PageFile>],
  [/^\/daily\/group\/(?<group>[\w-]+)$/, () => import("./pages/DailyGroup.svelte") as ReturnType<PageFile>],
  [/^\/daily\/(?<game>[\w-]+)$/, () => import("./pages/DailyBoard.svelte") as ReturnType<PageFile>],
  [/^\/me$/, () => import("./pages/Me.svelte") as ReturnType<PageFile>],
  [/^\/player\/(?<page>[a-z0-9]+)$/, () => import("./pages/PlayerShown.svelte") as ReturnType<PageFile>],
  [/^\/sheet\/(?<game>[\w-]+)$/, () => import("./pages/Sheet.svelte") as ReturnType<PageFile>],
];

export interface Route {
  readonly page: PageFile;
  readonly params: Record<string, string>;
}

/** What only a server has. */
const OF_SERVER = /^\/(friends|watch|gallery|player)(\/|$)/;

export function routeOf(path: string): Route | null {
  if (isSite() && OF_SERVER.test(path)) return null;
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page, params: { ...match.groups } };
  }
  return null;
}
