import { suffixes } from '../../../../schema/content/in-one-language'
import { locales, otherLocale } from '../../../../schema/locale'
import { DriftNote } from '../../kit/drift-note'
import type { PairField } from './form-schema'
import { useFormTools } from './form-tools'
import { InputView } from './input-view'
import type { Json, Path } from './paths'

interface PairViewProps {
  field: PairField
  parent: string | undefined
  path: Path
  /** The path of the group in the drift, such as `.activities.hue-imperial-city`. */
  driftPath: string
  values: Json
}

/** A value in both languages, side by side where there is room. */
export function PairView({ field, parent, path, driftPath, values }: PairViewProps) {
  const { drift, hold, isBusy } = useFormTools()
  const own = `${driftPath}.${field.name}`
  const behind = drift[own]
  return (
    <div className="min-w-0">
      <div className="grid gap-x-5 gap-y-3 @min-[40rem]:grid-cols-2">
        {locales.map((locale) => {
          const key = field.name + suffixes[locale]
          return (
            <InputView
              key={key}
              field={field.input}
              parent={parent}
              path={[...path, key]}
              value={values[key]}
              siblings={values}
              lang={locale}
            />
          )
        })}
      </div>
      {behind && (
        <DriftNote
          drift={behind}
          now={values[field.name + suffixes[otherLocale(behind.behind)]]}
          isBusy={isBusy}
          onHold={() => hold(own)}
        />
      )}
    </div>
  )
}
