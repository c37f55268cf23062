/** Beside what a visitor makes and nobody but this browser keeps (product §7 Local and other). */
export const keptHereTexts = {
  wiped:
    'No iPhone e no Safari, o que fica só no navegador some depois de sete dias sem visita. Com uma conta, fica guardado.',
} as const
