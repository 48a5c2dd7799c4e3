import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { useScreenLocation, useSiteHref } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'

/** Back to the first products, where the list begins further on. */
export function FromTheStart({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('shop')
  const list = useSiteHref(paths.shop)
  const query = new URLSearchParams(useScreenLocation().search)
  query.delete('from')
  query.delete('page')
  return (
    <a
      href={query.size > 0 ? `${list}?${query}` : list}
      className={buttonStyles.quiet}
      onClick={(event) => {
        event.preventDefault()
        onShow()
      }}
    >
      {t('fromTheStart')}
    </a>
  )
}
