/** A short bulleted list under its own heading. */
export function FactList({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-3 list-disc flex flex-col gap-2 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
