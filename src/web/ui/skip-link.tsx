/** Leads a keyboard past what it need not walk through; seen only while it has the focus. `to` takes a focus (`tabIndex={-1}`). */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="button button--primary fixed -top-24 left-2 z-50 focus:top-2 print:hidden">
      {children}
    </a>
  )
}
