import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../ui/picture'
import { useCarousel } from './use-carousel'

const slides = ['hanoi', 'sapa', 'hoi-an']

function Slides() {
  const { index, markReady } = useCarousel(slides.length)
  return (
    <>
      <output>{index + 1}</output>
      {slides.map((slide, at) => (
        <Picture
          key={slide}
          src={`@assets/art/${slide}`}
          alt=""
          format="tall"
          onReady={() => markReady(at)}
        />
      ))}
    </>
  )
}

/**
 * Pictures that the browser has loaded, or failed to load, before hydration: no event comes after
 * it.
 */
function whenLoaded(naturalWidth: number) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
    configurable: true,
    get: () => '/a.svg',
  })
}

describe('a picture that loaded before hydration', () => {
  let root: Root | undefined
  const page = document.createElement('div')

  beforeEach(() => {
    vi.useFakeTimers()
    document.body.append(page)
  })

  afterEach(() => {
    act(() => root?.unmount())
    vi.restoreAllMocks()
    vi.useRealTimers()
    Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc')
  })

  async function hydrate() {
    page.innerHTML = renderToString(<Slides />)
    await act(async () => {
      root = hydrateRoot(page, <Slides />)
    })
  }

  it('lets the hero advance, and wrap to the first slide', async () => {
    whenLoaded(960)
    await hydrate()
    const seen: (string | null | undefined)[] = []
    for (const _ of slides) {
      await act(() => vi.advanceTimersByTimeAsync(6000))
      seen.push(page.querySelector('output')?.textContent)
    }
    expect(seen).toEqual(['2', '3', '1'])
  })

  it('is replaced by the default cover if it failed', async () => {
    whenLoaded(0)
    await hydrate()
    expect(page.querySelector('img')?.getAttribute('src')).toMatch(/default-cover-tall\.svg/)
  })
})
