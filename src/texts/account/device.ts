/** How a device is named to its owner. */
import type { Device } from '#domain/account/device.ts'

/** @returns e.g. "Chrome no Android", "Navegador no Windows", "Firefox", "Aparelho desconhecido" */
export function describeDevice({ browser, system }: Device): string {
  if (!browser && !system) return 'Aparelho desconhecido'
  const program = browser ?? 'Navegador'
  return system ? `${program} no ${system}` : program
}
