import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/pages'

export const texts: SameTexts<typeof vi> = {
  updated: 'Last updated {{date}}',
  privacy: {
    title: 'Privacy policy',
    intro: 'What we store, why, for how long, and what you can ask of us.',
    metaTitle: 'Privacy policy: what we store and your rights',
    metaDescription:
      'Which data {{name}} stores when you take the newsletter or send a request, for how long, what stays in your browser, and your rights.',
  },
  terms: {
    title: 'Terms of use',
    intro:
      'What you can rely on here, what is the partners’ business, and when a trip becomes a contract.',
    metaTitle: 'Terms of use: bookings, deals and copyright',
    metaDescription:
      'Terms of use of {{name}}: information without guarantee, bookings with partners, deals, our own tours, copyright in texts and drawings, governing law.',
  },
}
