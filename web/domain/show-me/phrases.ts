/** What a card is for, in the order of the deck. */
export const showMeGroups = ['go', 'ride', 'order', 'diet', 'ask', 'pharmacy', 'help'] as const
export type ShowMeGroup = (typeof showMeGroups)[number]

/** A sentence to show to somebody in Vietnam: what it says there, and what it means. */
export interface ShowMePhrase {
  group: ShowMeGroup
  say: string
  /** For who does not read Vietnamese; who does needs none. */
  meaningEn: string
}

function phrases(
  group: ShowMeGroup,
  pairs: readonly (readonly [say: string, meaningEn: string])[],
): ShowMePhrase[] {
  return pairs.map(([say, meaningEn]) => ({ group, say, meaningEn }))
}

/**
 * Sentences that help everywhere. Emergency numbers: rescue 112, police 113, fire 114, ambulance
 * 115.
 */
export const showMePhrases: readonly ShowMePhrase[] = [
  ...phrases('ride', [
    ['Đi đến đó hết bao nhiêu tiền?', 'How much is it to get there?'],
    ['Bật đồng hồ tính tiền giúp tôi nhé.', 'Please use the meter.'],
    ['Cho tôi dừng ở đây.', 'Please stop here.'],
    ['Chạy chậm lại giúp tôi nhé.', 'Please drive more slowly.'],
    ['Đợi tôi ở đây một lát nhé.', 'Please wait for me here for a moment.'],
  ]),
  ...phrases('order', [
    ['Không cho ớt giúp tôi nhé.', 'No chilli, please.'],
    ['Cho tôi ít cay thôi.', 'Only a little spicy, please.'],
    ['Không cho rau mùi (ngò) nhé.', 'No coriander, please.'],
    ['Không cho mì chính (bột ngọt) nhé.', 'No MSG, please.'],
    ['Không đá, ít đường.', 'No ice, little sugar.'],
    ['Cho tôi mang về.', 'To take away, please.'],
    ['Tính tiền giúp tôi.', 'The bill, please.'],
  ]),
  ...phrases('diet', [
    [
      'Tôi ăn chay: không thịt, không cá, không nước mắm.',
      'I am vegetarian: no meat, no fish, no fish sauce.',
    ],
    [
      'Tôi ăn thuần chay: không cả trứng, sữa và mật ong.',
      'I am vegan: no eggs, milk or honey either.',
    ],
    ['Tôi không ăn thịt heo (lợn).', 'I do not eat pork.'],
    ['Tôi không ăn thịt bò.', 'I do not eat beef.'],
    [
      'Tôi dị ứng đậu phộng (lạc), ăn vào rất nguy hiểm.',
      'I am allergic to peanuts. They are dangerous for me.',
    ],
    [
      'Tôi dị ứng hải sản: tôm, cua, mực, sò ốc, cá.',
      'I am allergic to seafood: prawns, crab, squid, shellfish, fish.',
    ],
    ['Tôi dị ứng trứng.', 'I am allergic to eggs.'],
    ['Tôi dị ứng sữa và các món làm từ sữa.', 'I am allergic to milk and anything made from it.'],
    ['Tôi không ăn được bột mì và nước tương (xì dầu).', 'I cannot eat wheat flour or soy sauce.'],
    ['Trong món này có những gì?', 'What is in this dish?'],
  ]),
  ...phrases('ask', [
    ['Bao nhiêu tiền?', 'How much is it?'],
    ['Viết giá ra giúp tôi.', 'Please write the price down.'],
    ['Nhà vệ sinh ở đâu?', 'Where is the toilet?'],
    ['Ở đây có nhận thẻ không?', 'Do you take cards?'],
    ['Cho tôi xin mật khẩu wifi.', 'May I have the wifi password?'],
    ['Cho tôi sạc nhờ điện thoại một lát được không?', 'May I charge my phone here for a while?'],
    ['Ở đây có ai nói tiếng Anh không?', 'Does anyone here speak English?'],
  ]),
  ...phrases('pharmacy', [
    ['Tôi bị sốt từ hôm qua.', 'I have had a fever since yesterday.'],
    ['Tôi bị đau bụng và tiêu chảy.', 'I have a stomach ache and diarrhoea.'],
    ['Anh/chị có oresol không ạ?', 'Do you have oral rehydration salts?'],
    [
      'Cho tôi thuốc hạ sốt, giảm đau có paracetamol.',
      'Something with paracetamol for fever and pain, please.',
    ],
    ['Tôi bị dị ứng với penicillin.', 'I am allergic to penicillin.'],
    ['Tôi bị dị ứng hải sản, nổi mẩn ngứa.', 'I am allergic to seafood and I have an itchy rash.'],
    ['Thuốc này uống mấy lần một ngày?', 'How many times a day do I take this?'],
    ['Uống trước hay sau bữa ăn ạ?', 'Before or after meals?'],
    ['Thuốc này trẻ em năm tuổi dùng được không?', 'Can a five-year-old take this?'],
    ['Tôi đang mang thai, uống thuốc này có an toàn không?', 'I am pregnant. Is this safe?'],
    [
      'Cho tôi băng gạc, thuốc sát trùng và kem chống muỗi.',
      'Plasters, antiseptic and insect repellent, please.',
    ],
    [
      'Gần đây có bệnh viện nào có bác sĩ nói tiếng Anh không?',
      'Is there a hospital near here with an English-speaking doctor?',
    ],
  ]),
  ...phrases('help', [
    ['Gọi xe cấp cứu 115 giúp tôi!', 'Please call an ambulance (115)!'],
    ['Đưa tôi đến bệnh viện gần nhất.', 'Take me to the nearest hospital.'],
    ['Tôi bị dị ứng, đang khó thở.', 'I am having an allergic reaction and cannot breathe well.'],
    ['Nhà thuốc gần nhất ở đâu?', 'Where is the nearest pharmacy?'],
    ['Gọi công an 113 giúp tôi.', 'Please call the police (113).'],
    ['Gọi cứu hộ, cứu nạn 112 giúp tôi!', 'Please call search and rescue (112)!'],
    ['Tôi bị lạc đường.', 'I am lost.'],
    ['Tôi bị mất hộ chiếu.', 'I have lost my passport.'],
  ]),
]
