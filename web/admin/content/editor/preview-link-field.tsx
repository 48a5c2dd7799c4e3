import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewLink } from '../../../../schema/api/posts'
import { useLocale } from '../../../lib/locale-context'
import { useSiteHref } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { copyLink } from '../../../ui/copy-link'
import { writeAdmin } from '../../kit/admin-api'
import { formatInstant } from '../../kit/format-instant'
import { useAttempt } from '../../kit/use-attempt'
import { FormPart } from '../form/entry-form'

export function PreviewLinkField({ postId, isDirty }: { postId: string; isDirty: boolean }) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [link, setLink] = useState<PreviewLink>()

  function create() {
    void attempt(
      async () =>
        setLink(
          await writeAdmin<PreviewLink>(
            'POST',
            `/api/admin/posts/${encodeURIComponent(postId)}/preview-link`,
          ),
        ),
      (error) => ({ title: t('kit.previewLink.failed'), text: errorText(error) }),
    )
  }

  return (
    <FormPart id="preview-link" title={t('kit.previewLink.title')}>
      <p className="text-sm text-muted">
        {t(isDirty ? 'kit.previewLink.savedOnly' : 'kit.previewLink.text')}
      </p>
      {link ? (
        <CreatedLink link={link} />
      ) : (
        <button type="button" className={`${buttonStyles.secondary} mt-2`} onClick={create}>
          {t('kit.previewLink.make')}
        </button>
      )}
    </FormPart>
  )
}

function CreatedLink({ link }: { link: PreviewLink }) {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const locale = useLocale()
  const url = new URL(useSiteHref(link.path), window.location.origin).href

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          readOnly
          value={url}
          aria-label={t('kit.previewLink.title')}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 grow rounded-control border border-line bg-paper px-3 text-sm text-ink"
        />
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => void copyLink(url, tShell)}
        >
          {tShell('copyLink')}
        </button>
        <a href={url} target="_blank" rel="noopener" className={`${buttonStyles.quiet} px-2`}>
          {t('kit.previewLink.open')}
        </a>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('kit.previewLink.expires', { time: formatInstant(link.expiresAt, locale) })}
      </p>
    </>
  )
}
