/** How a number or an address to tap looks. */
export const contactLink =
  'inline-flex min-h-6 items-center break-all text-accent underline underline-offset-4'
