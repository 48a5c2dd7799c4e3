const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control ' +
  'px-5 py-2 text-center text-[0.9375rem] font-semibold leading-snug ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60'

export const buttonStyles = {
  // Forced colours draw transparent borders.
  primary: `${base} border border-transparent bg-action text-on-action hover:bg-action-strong`,
  pill:
    'inline-flex h-10 items-center justify-center rounded-full bg-action px-4 text-sm ' +
    'font-semibold whitespace-nowrap text-on-action hover:bg-action-strong',
  secondary: `${base} border border-edge bg-card text-ink hover:border-ink`,
  onPicture: `${base} border border-on-night/60 bg-night/40 text-on-night hover:bg-night/70`,
  tool:
    'inline-flex min-h-12 min-w-12 flex-col items-center justify-center gap-0.5 ' +
    'rounded-control text-xs font-semibold transition-colors hover:bg-line/60 ' +
    'max-lg:grow max-lg:basis-12 lg:min-h-11 lg:flex-row lg:gap-2 lg:border ' +
    'lg:border-edge lg:bg-card lg:px-4 lg:text-[0.9375rem] lg:hover:border-ink',
  quiet:
    'inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent ' +
    'underline decoration-1 underline-offset-4 hover:decoration-2',
  icon:
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full ' +
    'border border-edge bg-card text-ink transition-colors hover:border-ink',
  iconPlain:
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-line/60',
  iconOnPicture:
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full border ' +
    'border-transparent bg-night/65 text-on-night transition-colors hover:bg-night',
} as const
