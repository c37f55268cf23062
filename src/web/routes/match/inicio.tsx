import { MatchHome } from '#web/features/writing/peer-review/match-home.tsx'

export default function MatchHomeRoute() {
  return <MatchHome />
}
