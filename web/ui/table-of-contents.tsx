import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedHeadings } from '../../schema/headings'

/** The part of the window's height above which a section counts as being read. */
const readingLine = 0.3

interface TableOfContentsProps {
  headings: LinkedHeadings['headings']
  /** The language of the text, where it is not the page's. */
  lang?: string
}

export function TableOfContents({ headings, lang }: TableOfContentsProps) {
  const { t } = useTranslation('shell')
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let frame = 0
    function mark() {
      const line = window.innerHeight * readingLine
      const passed = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line,
      )
      setCurrent(passed.at(-1)?.id)
    }
    function onScroll() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [headings])

  return (
    <nav aria-label={t('contents')} data-print="hide">
      <p className="font-semibold">{t('contents')}</p>
      <ol lang={lang} className="mt-2 border-s border-line text-sm">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ms-px flex min-h-11 items-center border-s-2 border-transparent py-1 ps-4 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
