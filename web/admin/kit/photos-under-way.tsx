import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'

interface PhotoCounts {
  /** Uploads and copies that are not in the library yet. */
  underWay: number
  failed: number
  /** Descriptions that are typed but not saved. */
  unsaved: number
}

interface Photos extends PhotoCounts {
  report: (id: string, counts: PhotoCounts) => void
}

const none: PhotoCounts = { underWay: 0, failed: 0, unsaved: 0 }
const Context = createContext<Photos>({ ...none, report: () => {} })

export function PhotosUnderWayProvider({ children }: { children: ReactNode }) {
  const [fields, setFields] = useState<ReadonlyMap<string, PhotoCounts>>(new Map())
  const report = useCallback(
    (id: string, counts: PhotoCounts) => setFields((all) => new Map(all).set(id, counts)),
    [],
  )
  const photos = useMemo(() => {
    const all = [...fields.values()]
    const sum = (name: keyof PhotoCounts) => all.reduce((total, counts) => total + counts[name], 0)
    return { underWay: sum('underWay'), failed: sum('failed'), unsaved: sum('unsaved'), report }
  }, [fields, report])
  return <Context value={photos}>{children}</Context>
}

export function usePhotosUnderWay(): PhotoCounts {
  return useContext(Context)
}

/** Reports the uploads or descriptions of a field until it unmounts. */
export function useReportPhotos({
  underWay = 0,
  failed = 0,
  unsaved = 0,
}: Partial<PhotoCounts>): void {
  const id = useId()
  const { report } = useContext(Context)
  useEffect(() => {
    report(id, { underWay, failed, unsaved })
    return () => report(id, none)
  }, [id, report, underWay, failed, unsaved])
}
