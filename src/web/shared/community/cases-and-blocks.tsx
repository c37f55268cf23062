import type { OwnCase } from '#domain/community/moderation-wire.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { OwnCases } from './own-cases.tsx'

export type CasesAndBlocksProps = {
  cases: readonly OwnCase[]
  blocked: readonly { authorKey: string; name: string }[]
  onCaseChange: () => void
  onUnblocked: () => void
  className: string
}

export function CasesAndBlocks({
  cases,
  blocked,
  onCaseChange,
  onUnblocked,
  className,
}: CasesAndBlocksProps) {
  return (
    <div className={className}>
      <OwnCases cases={cases} onChange={onCaseChange} />
      <BlockedPeople blocked={blocked} onChange={onUnblocked} />
    </div>
  )
}
