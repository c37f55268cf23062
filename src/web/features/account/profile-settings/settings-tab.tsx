import { profileTexts } from '#texts/account/profile.ts'
import { GuardianSection } from '#web/features/account/guardians/guardian-section.tsx'
import { SecondFactorSection } from '#web/features/account/second-factor/second-factor-section.tsx'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { ContactSection } from './contact-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LogoutSection } from './logout-section.tsx'
import { LookSection } from './look-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PushSection } from './push-section.tsx'

/** Everything that a person decides about the own account (product §2 Profile, Configurações; LGPD art. 18). */
export function SettingsTab({ session }: { session: SignedIn }) {
  const { user } = session
  return (
    <div>
      <h2 className="mb-4 text-xl">{profileTexts.settings.heading}</h2>
      <EmailSection user={user} />
      <ContactSection session={session} />
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
      {/* Above what is asked of the server: else its button moves away from under the finger when the answers come. */}
      <LogoutSection />
      <DevicesSection />
      <GuardianSection />
      <PushSection />
      <LookSection />
      <DataSection user={user} />
    </div>
  )
}
