import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 15,
  meta: {
    titleVi: 'Đà Nẵng hai ngày và cách qua đèo Hải Vân',
    titleEn: 'Da Nang and the Hai Van Pass: a two-day plan',
    descriptionVi:
      'Hai ngày từ bình minh Mỹ Khê, bảo tàng Chăm, Ngũ Hành Sơn tới Hải Vân Quan: đi xe máy hay xe jeep, dừng ở đâu, Bà Nà có đáng tiền không, tháng nào đi và ăn gì.',
    descriptionEn:
      'Sunrise at My Khe, the Cham museum and the Marble Mountains, then the pass by motorbike or jeep with its stops, whether Ba Na is worth it, what to eat, when.',
  },
  summaryVi:
    'Hai ngày từ bình minh Mỹ Khê tới cổng Hải Vân Quan: nơi nên đi lúc nào, qua đèo bằng xe máy hay xe jeep thì dừng ở đâu, Bà Nà có đáng tiền không, và ăn gì cho đúng vị Đà Nẵng.',
  summaryEn:
    'Two days from sunrise on My Khe to the old gate on the Hai Van Pass: what to see at which hour, where to stop by motorbike or jeep, whether Ba Na is worth it, and what to eat.',
  category: 'sightseeing',
  difficulty: 'intermediate',
  season: ['spring', 'summer'],
  destinations: ['da-nang', 'hue'],
  tagsVi: ['Đà Nẵng', 'đèo Hải Vân', 'Sơn Trà', 'Ngũ Hành Sơn', 'mì Quảng', 'Bà Nà'],
  tagsEn: ['Da Nang', 'Hai Van Pass', 'Son Tra', 'Marble Mountains', 'mì Quảng', 'Ba Na Hills'],
  imageAltVi: 'Cổng Hải Vân Quan trên đỉnh đèo, phía dưới là vịnh biển.',
  imageAltEn: 'The Hai Van Quan gate at the top of the pass, with the bay far below.',
  agodaSearchTerm: 'da-nang',
  rating: 4.7,
  featured: false,
  contentVi: `
Đà Nẵng không có phố cổ, cũng chẳng có lăng tẩm, và đó là lý do nhiều người chỉ ghé qua. Hơi phí. Ít thành phố nào cho bạn tắm biển lúc năm giờ sáng, ăn tô mì Quảng lúc bảy giờ, rồi chín giờ đã đứng trên đỉnh đèo nhìn xuống hai miền khí hậu. Cần trọn hai ngày, ba ngày thì thong thả.

## Ngày đầu: biển, bảo tàng, núi đá

- **5 giờ:** ra Mỹ Khê cùng người Đà Nẵng. Tắm giữa hai lá cờ của đội cứu hộ, bãi này có dòng chảy xa bờ.
- **8 giờ 30:** Bảo tàng Điêu khắc Chăm, mở từ năm 1919, cạnh chân cầu Rồng. Một tiếng rưỡi là đủ. Nên xem đài thờ Trà Kiệu và phòng Mỹ Sơn trước, để hôm vào [Mỹ Sơn](/plan-your-trip/day-16) biết trong tháp từng có gì.
- **15 giờ 30:** Ngũ Hành Sơn. Ngọn Thủy Sơn có thang máy đỡ đoạn đầu, động Huyền Không đẹp nhất khi nắng rọi qua lỗ trần. Bậc đá trơn, đừng đi dép lê.
- **21 giờ thứ Sáu, thứ Bảy, Chủ nhật và ngày lễ:** cầu Rồng phun lửa rồi phun nước. Có mặt từ 20 giờ 30, đứng bờ đông gần đầu rồng, đứng sát thì ướt. Mùa lễ hội pháo hoa lịch hay đổi.

## Ngày thứ hai: đèo Hải Vân

Đèo dài chừng 21 km, đỉnh gần 500 mét, từ trung tâm tới đỉnh khoảng 30 km. Đi từ bảy giờ, về kịp bữa trưa.

1. **Chân đèo phía nam:** đổ đầy xăng, thử phanh.
2. **Các khúc cua nhìn vịnh Đà Nẵng:** dưới kia là vịnh và bãi Làng Vân, nơi đang xây khu nghỉ dưỡng lớn, đường sắt lẩn trong rừng. Chỉ dừng ở chỗ có lề rộng.
3. **Hải Vân Quan:** cửa ải xây năm 1826 đời Minh Mạng, mở lại tháng 8/2024 sau trùng tu. Leo hết các lô cốt, nhưng coi chừng vì đỉnh đèo gió rất mạnh.
4. **Lăng Cô, đầm Lập An:** đổ dốc bên kia, ăn hàu, vẹm nướng ven đầm rồi quay về lối cũ.

Xe máy chỉ dành cho người chạy đèo quen tay, có bằng lái đúng hạng (xem [ngày 10](/plan-your-trip/day-10)), vì xe bồn và xe tải chở gia súc vẫn đi lối này, mùa đông sương mù và mưa bụi rất trơn. Đừng đi tối. Hầm Hải Vân không cho xe máy chạy qua. Không lái thì thuê xe jeep hoặc người chở, hay nhất là đi **một chiều** từ [Huế](/where-to-go/hue) vào, hành lý chở theo, coi như một chặng đường. Lười nữa thì ngồi [tàu hỏa](/plan-your-trip/day-12) dưới chân đèo, cũng đẹp chẳng kém.

## Sơn Trà và Bà Nà

**Sơn Trà** nên đi sáng sớm, ghé chùa Linh Ứng với tượng Quan Âm cao 67 mét, rồi đường ven biển. Dốc lên đỉnh cấm xe tay ga, chốt gác có kiểm tra. Gặp voọc chà vá chân nâu thì tắt máy, đứng yên, đừng cho ăn.

**Bà Nà** là công viên giải trí trên núi, vé cáp treo người lớn khoảng một triệu đồng. Nhà có trẻ con, thích cáp treo và Cầu Vàng thì nên đi ngày thường, lên chuyến sớm nhất. Ai tìm thiên nhiên hay kiến trúc thật thì để tiền ấy cho hai ngày thuê xe đi đèo. Hôm nào nhìn núi thấy mây trùm, khoan mua vé.

## Ăn gì

| Món | Cách ăn cho phải |
| --- | --- |
| Mì Quảng | Nước xâm xấp, bẻ bánh tráng vào, trộn rồi ăn |
| Bún chả cá | Bữa sáng; nước nấu bí đỏ, măng, thêm mắm ruốc |
| Bánh tráng cuốn thịt heo | Trải lá mì lên bánh tráng, cuốn thịt hai đầu da với rau, chấm mắm nêm |
| Bún mắm nêm | Trộn thật đều, ăn xong nhớ kẹo cao su |

Chợ Cồn buổi chiều là chỗ ăn vặt của người thành phố. Ăn hải sản ven biển thì hỏi giá theo cân, xem cân rồi mới gọi.

## Đi lúc nào

Tháng 3 đến tháng 8 biển êm, tháng 6, 7 nắng gắt. Từ tháng 9 tới tháng 12 mưa nhiều, tháng 10 và 11 dễ gặp bão, đèo hay sạt, nên hỏi trước. Sân bay và ga tàu đều nằm ngay trong phố, sang Hội An khoảng 30 km. Còn lại, xem trang [Đà Nẵng](/where-to-go/da-nang).
`,
  contentEn: `
Da Nang has no old quarter and no tombs, so many travellers only change buses here. A pity. Few cities let you swim at five, eat noodles at seven and stand by nine on a pass where the country’s weather divides. Give it two full days; three if you like to sit down.

## Day one: sea, museum, marble

- **5 am:** join the city on My Khe beach. Swim between the lifeguards’ flags, as there are rip currents.
- **8:30:** the Museum of Cham Sculpture, open since 1919, by the Dragon Bridge. Ninety minutes will do. See the Tra Kieu altar and the My Son room, so that when you reach [My Son](/plan-your-trip/day-16) you know what the towers once held.
- **3:30 pm:** the Marble Mountains. A lift saves the first climb of Thuy Son; Huyen Khong cave is finest when light falls through its roof. The steps are polished, so no flip-flops.
- **9 pm on Fridays, Saturdays, Sundays and holidays:** the Dragon Bridge breathes fire, then water. Be on the east bank near the head by half past eight, and expect to get wet. Dates shift during the fireworks festival.

## Day two: the Hai Van Pass

The pass is about 21 km long and nearly 500 metres high, with the summit some 30 km from the centre. Leave at seven and you are back for lunch.

1. **Foot of the pass:** fill the tank, test the brakes.
2. **The bends above Da Nang bay:** the cove of Lang Van, where a large resort is being built, and the railway threading the forest. Stop only where the verge is wide.
3. **Hai Van Quan:** the imperial gate of 1826, reopened after restoration in August 2024. Climb all round it, French and American bunkers included. The wind is fierce.
4. **Lang Co and Lap An lagoon:** down the other side for grilled oysters by the water, then back the same way.

Ride it yourself only if mountain roads are familiar and your licence is in order (see [day 10](/plan-your-trip/day-10)). Fuel tankers and livestock trucks still use it, winter fog and drizzle make it slick, and it should never be ridden after dark. Motorbikes may not ride through the tunnel. Otherwise hire a jeep or a driver with a bike, best of all **one way** from [Hue](/where-to-go/hue) with your luggage aboard, so that the pass is also your transfer. Or take the [train](/plan-your-trip/day-12) along its foot, which is just as beautiful.

## Son Tra and Ba Na

**Son Tra** is for early morning: Linh Ung Pagoda with its 67-metre Lady Buddha, then the coast road. Automatic scooters are banned from the steep summit road, and guards do check. If you meet red-shanked douc langurs, cut the engine, stand still and don’t feed them.

**Ba Na Hills** is a theme park on a mountain, and the cable car costs about 1 million VND ($40). With children, or a real wish to stand on the Golden Bridge, go on a weekday in the first cabins. If it is nature or genuine buildings you want, spend the money on the pass. When cloud sits on the mountain, don’t buy.

## What to eat

| Dish | How |
| --- | --- |
| Mì Quảng | Turmeric noodles, just a little broth; crumble in the rice cracker and toss |
| Bún chả cá | Fishcake noodles with pumpkin and bamboo shoots, for breakfast |
| Bánh tráng cuốn thịt heo | Roll pork and herbs in rice sheets, dip in mắm nêm |
| Bún mắm nêm | Noodles with that same strong anchovy sauce; mix well, carry gum |

Con market in the afternoon is where the city snacks. At the seafood places on the front, ask the price by weight, watch the scales, then order.

## When

March to August the sea is calm, with fierce sun in June and July. September to December is wet, and October and November bring typhoons; landslides close the pass, so ask first. Airport and station are both in town, Hoi An is about 30 km away, and the rest is on our [Da Nang](/where-to-go/da-nang) page.
`,
})
