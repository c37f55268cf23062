export function headers() {
  return { 'cache-control': 'public, s-maxage=30' }
}

export default function Home() {
  return <h1>Domine a redação e conquiste a sua aprovação</h1>
}
