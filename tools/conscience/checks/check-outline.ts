import type { Finding, PageCheck } from '../types'
import { findingsOf, inBothStates, quote } from './make-finding'

/** One h1, and no level left out on the way down. */
export const checkHeadings: PageCheck = (page) =>
  inBothStates(page, ({ headings }) => {
    const add = findingsOf('heading', page)
    const found: Finding[] = []
    const titles = headings.filter(({ level }) => level === 1)
    if (titles.length !== 1) found.push(add('the outline', `There are ${titles.length} h1.`))
    for (const [index, { level, text }] of headings.entries()) {
      const before = headings[index - 1]?.level ?? 0
      if (level > before + 1) found.push(add(`h${level}`, `${quote(text)} comes after ${before ? `an h${before}` : 'nothing'}.`))
    }
    return found
  })

/** Every picture says what it shows, or with an empty alt that it is decoration, and keeps its place. */
export const checkPictures: PageCheck = (page) =>
  inBothStates(page, ({ pictures, nameless }) => [
    ...pictures
      .filter(({ alt }) => alt === null)
      .map(({ place, source }) => findingsOf('alt', page)(place, `The picture ${source} has no alt attribute.`)),
    ...nameless.map((place) => findingsOf('alt', page)(place, 'A drawing with role=img has no name.')),
    ...pictures
      .filter(({ sized }) => !sized)
      .map(({ place, source }) =>
        findingsOf('size', page)(place, `The picture ${source} has neither width and height nor an aspect ratio.`),
      ),
  ])

/** The page says the same before and after hydration where search engines look. */
export const checkAgreement: PageCheck = (page) => {
  const { sent, live } = page
  const title = (headings: typeof sent.headings) => headings.find(({ level }) => level === 1)?.text ?? ''
  const pairs = [
    ['title', sent.title, live.title],
    ['h1', title(sent.headings), title(live.headings)],
    ['canonical link', sent.canonicals.join(' '), live.canonicals.join(' ')],
  ] as const
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) =>
      findingsOf('hydration', page)(what, `The server sent ${quote(before)}, the browser has ${quote(after)}.`),
    )
}
