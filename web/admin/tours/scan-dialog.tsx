import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../kit/dialog-frame'

/** Not in TypeScript's library: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined
}

const lookMs = 250
/** A code that stays before the camera counts once. */
const restMs = 4000

interface ScanDialogProps {
  onFound: (text: string) => { text: string; isGood: boolean }
  onClose: () => void
}

export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useTranslation('admin')
  const video = useRef<HTMLVideoElement>(null)
  const [result, setResult] = useState<{ text: string; isGood: boolean }>()
  const [hasFailed, setHasFailed] = useState(false)
  const last = useRef({ text: '', at: 0 })
  const take = useEffectEvent((text: string) => {
    const isRepeated = text === last.current.text && Date.now() - last.current.at < restMs
    if (isRepeated) return
    last.current = { text, at: Date.now() }
    setResult(onFound(text))
  })
  useEffect(() => watch(video.current, take, () => setHasFailed(true)), [])

  return (
    <DialogFrame
      title={t('tours.checkIn.scanTitle')}
      closeLabel={t('tours.checkIn.scanClose')}
      onClose={onClose}
    >
      <p className={hasFailed ? 'font-semibold text-bad' : 'text-muted'}>
        {hasFailed ? t('tours.checkIn.noCamera') : t('tours.checkIn.scanHint')}
      </p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('tours.checkIn.scanTitle')}
        className={`mt-3 aspect-square w-full rounded-control bg-night object-cover ${hasFailed ? 'hidden' : ''}`}
      />
      <p
        role="status"
        className={`mt-3 min-h-6 font-semibold ${result?.isGood ? 'text-good' : 'text-bad'}`}
      >
        {result?.text}
      </p>
    </DialogFrame>
  )
}

/** Reads QR codes of the camera at the back. Returns what ends it. */
function watch(
  video: HTMLVideoElement | null,
  onText: (text: string) => void,
  onFailure: () => void,
): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: MediaStream | undefined

  async function start() {
    if (!video || !globalThis.BarcodeDetector) throw new Error('no detector')
    const detector = new globalThis.BarcodeDetector({ formats: ['qr_code'] })
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return stop()
    video.srcObject = stream
    await video.play()
    const look = async () => {
      const codes = await detector.detect(video)
      if (isOver) return
      for (const { rawValue } of codes) onText(rawValue)
      timer = setTimeout(run, lookMs)
    }
    const run = () => void look().catch(fail)
    run()
  }

  function fail(error: unknown) {
    if (isOver) return
    console.debug('the camera cannot be read', error)
    onFailure()
  }

  function stop() {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  start().catch(fail)
  return stop
}
