import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TableOfContents } from './table-of-contents'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const tops = { a: 500, b: 1500, c: 2500 }
const headings = Object.keys(tops).map((id) => ({ id, text: id, level: 2 as const }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open() {
  let scrolled = 0
  vi.stubGlobal('innerHeight', 1000)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: tops[this.id as keyof typeof tops] - scrolled } as DOMRect
  })
  const { container } = render(
    <>
      {headings.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <TableOfContents headings={headings} />
    </>,
  )
  return async (to: number) => {
    scrolled = to
    await act(async () => {
      window.dispatchEvent(new Event('scroll'))
      await new Promise(requestAnimationFrame)
    })
    return container.querySelector('[aria-current]')?.textContent
  }
}

it('marks the section that is read, on the way down, on the way back and after a jump to the top', async () => {
  const scrollTo = open()
  expect(await scrollTo(300)).toBe('a')
  expect(await scrollTo(2400)).toBe('c')
  expect(await scrollTo(2000)).toBe('b')
  expect(await scrollTo(0)).toBeUndefined()
})
