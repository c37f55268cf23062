/** What is wrong with something that is no single field. */
export function FieldFault({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className="text-sm font-semibold text-red">
      {text}
    </p>
  ) : null
}
