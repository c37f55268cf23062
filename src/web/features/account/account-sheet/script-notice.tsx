import { accountTexts } from '#texts/account/accounts.ts'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Passwords never leave by the form itself: a session lives in the browser, so a form needs its script. One that was
 * sent before the script was ready comes back with this remark.
 */
export function ScriptNotice({ wasPosted }: { wasPosted: boolean }) {
  const { title, description, noScript } = accountTexts.needsScript
  return (
    <>
      <noscript>
        <Notice tone="error" className="mb-5">
          {noScript}
        </Notice>
      </noscript>
      {wasPosted ? (
        <Notice tone="error" title={title} className="mb-5">
          {description}
        </Notice>
      ) : null}
    </>
  )
}
