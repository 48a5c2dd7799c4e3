import * as z from 'zod'
import { brandColours } from '../../schema/brand'
import { fold } from '../../schema/fold'
import { contrastOf, mixed } from './contrast'

/** What texts on their ground need, by WCAG 2.2 AA. */
const readable = 4.5
const tenths = Array.from({ length: 11 }, (_, index) => index / 10)

/** A name in addresses and of the Worker: 'Đường Gạo' is 'duong-gao'. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

const line = (most: number) => z.string().trim().min(1, 'Needed.').max(most)

/** The six questions of `npm run new-site`, in the order in which they are asked. */
export const questions = {
  name: {
    ask: 'Name of the site',
    answer: line(40)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, { error: 'Letters, digits, spaces, . and -.' })
      .refine((name) => /^[a-z][a-z\d-]{1,39}$/.test(slugOf(name)), {
        error: 'Two Latin letters at least, the first character one of them.',
      }),
  },
  taglineVi: { ask: 'What it is about, in a few words of Vietnamese', answer: line(80) },
  taglineEn: { ask: 'The same in English', answer: line(80) },
  address: {
    ask: 'Its address, such as "https://www.example.com"',
    answer: z
      .url({ protocol: /^https$/, error: 'An address that begins with https://' })
      .transform((address) => new URL(address).origin),
  },
  email: { ask: 'E-mail of the office', answer: z.email({ error: 'Not an e-mail address.' }) },
  colour: {
    ask: 'Colour of its buttons, such as "#1f6f4a"',
    answer: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[\da-f]{6}$/, { error: 'Six digits after #.', abort: true })
      .refine((colour) => contrastOf(colour, '#ffffff') >= readable, {
        error: 'White text on it would be hard to read: a darker one.',
      }),
  },
} satisfies Record<string, { ask: string; answer: z.ZodType<string> }>

export type Answers = Record<keyof typeof questions, string>

/** The colour itself, or with as little of another as makes it readable on all the grounds. */
function readableOn(colour: string, other: string, grounds: readonly string[]): string {
  const shades = tenths.map((share) => mixed(colour, other, share))
  return (
    shades.find((shade) => grounds.every((ground) => contrastOf(shade, ground) >= readable)) ??
    other
  )
}

/** The colours of the brand that follow from that of its buttons, by day and by night. */
export function coloursFrom(colour: string): Record<string, readonly [string, string]> {
  const { paper, card } = brandColours
  return {
    accent: [
      readableOn(colour, '#000000', [paper[0], card[0]]),
      readableOn(colour, '#ffffff', [paper[1], card[1]]),
    ],
    action: [colour, colour],
    actionStrong: [mixed(colour, '#000000', 0.2), mixed(colour, '#000000', 0.2)],
  }
}
