import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedHeadings } from '../../schema/headings'

interface TableOfContentsProps {
  headings: LinkedHeadings['headings']
  /** The language of the text, where it is not the page's. */
  lang?: string
}

export function TableOfContents({ headings, lang }: TableOfContentsProps) {
  const { t } = useTranslation('shell')
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const targets = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: '-10% 0px -70% 0px' },
    )
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
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
              className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
