/** The slip that shows a new achievement, and its sound. */
export const achievementTexts = {
  // Product §2 Header, footer, floating elements
  title: 'Conquista Desbloqueada!',
  mute: 'Desligar o som das conquistas',
  unmute: 'Ligar o som das conquistas',
  settingHeading: 'Sons',
  setting: 'Tocar um som a cada conquista',
  settingNote: 'Vale para este navegador. Com a redução de movimento ligada no sistema, nada toca.',
} as const
