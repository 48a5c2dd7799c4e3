import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedHeadings } from '../../schema/html'

/** Headings from which on a text has its contents beside it. */
export const headingsOfLong = 3

const readingLine = 0.3

interface TableOfContentsProps {
  headings: LinkedHeadings['headings']
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
        ({ id }) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <
          line,
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
      <details className="page-contents phone-fold group">
        <summary
          className={
            'flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold'
          }
        >
          {t('contents')}
          <ChevronDown className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <h2 className="hidden font-sans text-base font-semibold">{t('contents')}</h2>
        <ol lang={lang} className="md:mt-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
