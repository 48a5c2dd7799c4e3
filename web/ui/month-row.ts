/** The twelve months side by side: a row to push on phones, a table's row on wide screens. The chosen one has `aria-current`. */
export const monthRow = {
  list: '-my-1 flex gap-2 overflow-x-auto scroll-px-4.5 py-1 [scrollbar-width:none] md:my-0 md:grid md:gap-px md:overflow-hidden md:rounded-control md:border md:border-line md:bg-line md:p-0',
  item: 'shrink-0 has-aria-[current]:[scroll-initial-target:nearest] md:bg-card',
  cell: 'inline-flex size-full min-h-11 items-center justify-center gap-1 rounded-full border border-line bg-card px-3.5 font-semibold transition-colors hover:border-ink md:flex-col md:rounded-none md:border-0 md:px-1 md:py-2 hover:bg-line/60',
  chosen:
    'aria-[current]:border-ink aria-[current]:bg-chosen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none aria-[current]:[--bad:var(--chosen-bad)] aria-[current]:[--good:var(--chosen-good)] aria-[current]:[--turmeric:var(--chosen-mixed)] forced-colors:aria-[current]:[--bad:HighlightText] forced-colors:aria-[current]:[--good:HighlightText] forced-colors:aria-[current]:[--turmeric:HighlightText]',
}
