/** Says beside the button why nothing was sent, until the next try: the toast is gone after a few seconds. In the colour around it. */
export function FormFailure({ title, text }: { title: string; text: string }) {
  return (
    <p role="alert" className="border-s-4 py-1 ps-4">
      <strong className="block">{title}</strong>
      {text}
    </p>
  )
}
