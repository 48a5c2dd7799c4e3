import { makeQrCode } from '../../../schema/qr-code'
import { QrCode as Modules } from '../../ui/qr-code'

/** A module of its own, so that the encoder is loaded when needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <Modules code={makeQrCode(text)} label={label} className="size-52 rounded-control" />
}
