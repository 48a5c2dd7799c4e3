import { useMemo } from 'react'
import { withoutBlanks } from '../../../../schema/content/blanks'
import { checkData } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import { isEmpty, valueAt } from '../../../../schema/content/in-one-language'
import type { Locale } from '../../../../schema/locale'
import { useDebounced } from '../../kit/use-debounced'
import { withAnchors } from '../form/anchors'
import type { FormField } from '../form/form-schema'
import type { FormIssue } from '../form/form-tools'
import type { Json, Path } from '../form/paths'

const quietMs = 400

/** Returns the issues of data at their form paths. Missing values are not shown yet. */
export function formIssues(kind: EntryKind, fields: readonly FormField[], data: Json): FormIssue[] {
  const whole = withAnchors(fields, data)
  return checkData(kind, withoutBlanks(whole)).map((issue) => ({
    ...issue,
    at: toFormPath(whole, issue.path),
    isShown: !issue.isMissing,
  }))
}

export interface RefusedField {
  path: Path
  message: string
}

interface FormIssuesInput {
  kind: EntryKind
  fields: readonly FormField[]
  data: Json
  refused: readonly RefusedField[]
  /** Languages whose missing values are shown. */
  missingIn: readonly Locale[]
}

export function useFormIssues({
  kind,
  fields,
  data,
  refused,
  missingIn,
}: FormIssuesInput): readonly FormIssue[] {
  const settled = useDebounced(data, quietMs)
  const local = useMemo(() => formIssues(kind, fields, settled), [kind, fields, settled])
  return useMemo(() => {
    const said = refused.map(({ path, message }): FormIssue => {
      const isMissing = isEmpty(valueAt(settled, path))
      return {
        path: path.join('.'),
        at: path,
        message,
        isMissing,
        locale: undefined,
        isShown: true,
      }
    })
    return [
      ...local.map((issue) => ({
        ...issue,
        isShown:
          issue.isShown || (issue.locale ? missingIn.includes(issue.locale) : missingIn.length > 0),
      })),
      ...said,
    ]
  }, [local, refused, settled, missingIn])
}

const isBlank = (item: unknown) => Object.keys(withoutBlanks({ item })).length === 0

/** Converts a path of data without blanks to a form path, which counts empty items. */
export function toFormPath(data: Json, path: string): Path {
  const keys = path === '' ? [] : path.split('.')
  const found: (string | number)[] = []
  for (const key of keys) {
    const list = valueAt(data, found)
    const kept = Array.isArray(list)
      ? list.flatMap((item, index) => (isBlank(item) ? [] : [index]))
      : undefined
    found.push(kept ? (kept[Number(key)] ?? Number(key)) : key)
  }
  return found
}

export function withoutIssuesIn(
  issues: readonly RefusedField[],
  parent: Path,
): readonly RefusedField[] {
  const isWithin = ({ path }: RefusedField) =>
    parent.every((key, index) => String(path[index]) === String(key))
  return issues.some(isWithin) ? issues.filter((issue) => !isWithin(issue)) : issues
}
