/** The looks are in `styles/components/controls.css`. */
export const buttonStyles = {
  primary: 'button button-primary',
  secondary: 'button button-outline',
  onPicture: 'button button-on-picture border-on-night-muted',
  tool: 'button-tool',
  quiet:
    'inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent ' +
    'underline decoration-1 underline-offset-4 hover:decoration-2',
  icon: 'button-icon button-outline',
  iconPlain: 'button-icon',
  iconOnPicture: 'button-icon button-on-picture',
} as const
