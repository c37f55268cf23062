/**
 * Texts of giving a photograph for measuring (decision 0212). `lead`, `points` and `agree` are what people consent to:
 * anyone who changes what they say gives GIVEN_SHEET_WORDING (src/domain/writing/given-sheets.ts) a new date.
 */
export const givenSheetTexts = {
  heading: 'Ajudar a melhorar a leitura das fotos',
  lead: 'A leitura da folha nunca foi medida com fotos de verdade. Se você quiser, dê esta foto para medirmos. É só se você quiser: nada muda na sua redação nem na sua nota.',
  points: [
    'Vai a foto inteira, como saiu da câmera, sem o local nem os dados do aparelho. Se houver um nome escrito na folha, ele aparece na foto.',
    'Vão também os números de como o seu aparelho a leu: cantos, linhas e avisos. O texto que você digitou não vai.',
    'Só a direção da plataforma vê a foto, e sem saber de quem é. Ela não ensina nenhuma máquina e não aparece em lugar nenhum.',
    'Ela é apagada em até 1 ano, ou na hora em que você a retirar, aqui mesmo.',
  ],
  agree: 'Tenho 18 anos ou mais e concordo em dar esta foto para medir a leitura.',
  agreeMissing: 'Para dar a foto, marque que você concorda.',
  give: 'Dar esta foto',
  giving: 'Enviando...',
  given: { title: 'Foto recebida', description: 'Obrigado! Você pode retirá-la quando quiser, aqui mesmo.' },
  isGiven: 'Esta foto já foi dada.',
  noPhotograph: 'Tire ou escolha a foto de novo para poder dá-la.',
  noneLeft: 'Você já deu o máximo de fotos. Obrigado!',
  ageUnknown: 'Só quem já tem 18 anos pode dar. Informe a sua faixa de idade no perfil.',
  own: ({ count }: { count: number }) =>
    count === 1 ? 'Você deu 1 foto para medir.' : `Você deu ${count} fotos para medir.`,
  one: ({ day }: { day: string }) => `Foto dada em ${day}`,
  takeBack: 'Retirar',
  takeAllBack: 'Retirar todas',
  takenBack: { title: 'Foto retirada', description: 'Ela foi apagada.' },
  failed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Confira a conexão e tente de novo.',
  },
  unmade: {
    variant: 'destructive',
    title: 'Este navegador não preparou a foto',
    description: 'Nada foi enviado.',
  },
  refusals: {
    not_collecting: 'A coleta de fotos terminou. Nada foi guardado.',
    enough_given: 'Já temos as fotos de que precisávamos. Nada foi guardado, e obrigado!',
    enough_of_yours: 'Você já deu o máximo de fotos. Obrigado!',
    adults_only: 'Só quem já tem 18 anos pode dar. Nada foi guardado.',
    age_unknown: 'Informe a sua faixa de idade no perfil. Nada foi guardado.',
    consent_outdated: 'O texto mudou. Recarregue a página, leia e decida de novo.',
  },
} as const
