import { makeQrCode } from '../../../schema/qr-code'
import { QrCode as Modules } from '../../ui/qr-code'

/** A text as a QR code; what makes it is loaded with this file. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <Modules code={makeQrCode(text)} label={label} className="size-52 rounded-control" />
}
