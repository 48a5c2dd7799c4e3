export const monthRow = {
  list: '-my-1 flex gap-2 overflow-x-auto scroll-px-4.5 py-1 [scrollbar-width:none] lg:my-0 lg:grid lg:gap-px lg:overflow-hidden lg:rounded-control lg:border lg:border-line lg:bg-line lg:p-0',
  item: 'shrink-0 has-aria-[current]:[scroll-initial-target:nearest] lg:bg-card',
  cell: 'inline-flex size-full min-h-11 items-center justify-center gap-1 rounded-full border border-line bg-card px-3.5 font-semibold transition-colors hover:border-ink lg:flex-col lg:rounded-none lg:border-0 lg:px-1 lg:py-2 hover:bg-line/60',
  chosen:
    'aria-[current]:border-ink aria-[current]:bg-chosen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none aria-[current]:[--bad:var(--chosen-bad)] aria-[current]:[--good:var(--chosen-good)] aria-[current]:[--turmeric:var(--chosen-mixed)] forced-colors:aria-[current]:[--bad:HighlightText] forced-colors:aria-[current]:[--good:HighlightText] forced-colors:aria-[current]:[--turmeric:HighlightText]',
}
