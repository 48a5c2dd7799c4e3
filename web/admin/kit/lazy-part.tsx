import { type ComponentType, lazy, use } from 'react'
import { loadAdminTexts } from '../../i18n/admin-texts'
import type { AdminArea } from '../../i18n/vi/admin'
import { useLocale } from '../../lib/locale-context'

/** A component that is loaded with the texts of its areas when it is first shown. */
export function lazyPart<Props extends object>(
  areas: readonly AdminArea[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => {
    const Part = await load()
    function WithTexts({ texts, props }: { texts: Promise<void>; props: Props }) {
      use(texts)
      return <Part {...props} />
    }
    return { default: WithTexts }
  })
  // The texts are asked for here, so that they arrive beside the code.
  return function LazyPart(props: Props) {
    return <Loaded texts={loadAdminTexts(useLocale(), areas)} props={props} />
  }
}
