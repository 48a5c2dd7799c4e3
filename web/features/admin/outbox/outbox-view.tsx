import { useTranslation } from '../../../i18n/use-translation'
import { ViewHeader } from '../kit/view-header'

export function View() {
  const { t } = useTranslation()
  return <ViewHeader title={t('admin.outbox.title')} />
}
