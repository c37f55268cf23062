import { href, Link } from 'react-router'
import { loginTexts } from '#texts/account/login.ts'
import { useRootData } from '#web/root-data.ts'
import { showToast } from '#web/ui/toast-store.ts'

const texts = loginTexts

/** Leads to the recovery, or shows the specified notice while that is off (product §2 Login). */
export function ForgotPassword() {
  const { features } = useRootData().publicConfig
  return (
    <p className="mt-2 text-right">
      {features.passwordRecovery ? (
        <Link to={href('/recuperar-senha')} className="text-link inline-flex min-h-11 items-center">
          {texts.forgotPassword}
        </Link>
      ) : (
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => showToast({ title: texts.forgotPasswordNotice })}
        >
          {texts.forgotPassword}
        </button>
      )}
    </p>
  )
}
