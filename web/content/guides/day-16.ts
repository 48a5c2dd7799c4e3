import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 16,
  meta: {
    titleVi: 'Hội An ba ngày: vé phố cổ, đêm rằm, may đo, mùa lụt',
    titleEn: 'Hoi An in three days: ticket, lantern night, tailors',
    descriptionVi:
      'Phố cổ lúc sáu giờ sáng, dùng vé tham quan cho đáng, đêm 14 âm lịch tắt đèn điện, làng rau làng nghề bằng xe đạp, Mỹ Sơn giờ mở cửa, may đồ và những tháng hay lụt.',
    descriptionEn:
      'The old town at six, the heritage ticket well spent, lantern night on the lunar 14th, villages by bicycle, My Son at opening time, what tailors can do, and floods.',
  },
  summaryVi:
    'Ba ngày vừa đủ: phố cổ lúc sáu giờ sáng, tấm vé tham quan dùng cho đáng, đêm 14 tắt đèn điện, làng rau và làng nghề bằng xe đạp, Mỹ Sơn lúc mở cửa, chuyện may đồ và chuyện lụt.',
  summaryEn:
    'Three days that work: the old town at six in the morning, the heritage ticket well spent, lantern night on the lunar 14th, villages by bicycle, My Son at opening time, tailors and floods.',
  category: 'culture',
  difficulty: 'beginner',
  season: ['spring', 'summer'],
  destinations: ['hoi-an', 'da-nang'],
  tagsVi: ['Hội An', 'phố cổ', 'đêm rằm', 'Trà Quế', 'Mỹ Sơn', 'may đo'],
  tagsEn: ['Hoi An', 'old town', 'lantern night', 'Tra Que', 'My Son', 'tailors'],
  imageAltVi: 'Dãy nhà tường vàng treo đèn lồng bên sông, một ngọn hoa đăng trôi trên mặt nước.',
  imageAltEn: 'Yellow houses and lanterns by the river, with a paper boat light afloat on the water.',
  agodaSearchTerm: 'hoi-an',
  rating: 4.9,
  featured: true,
  contentVi: `
Hội An có hai thành phố chung một địa chỉ. Một của bảy giờ tối, có loa, có thuyền, có biển người quanh Chùa Cầu. Một của sáu giờ sáng, có bà cụ quét hiên, mùi nhang thoảng và mấy chiếc xe đạp chở rau ra chợ. Ai chê Hội An thường mới gặp thành phố thứ nhất. Ở lại ba đêm để gặp cả hai.

## Phố cổ: giờ nào, vé nào

**6–8 giờ sáng:** đi từ Chùa Cầu dọc Trần Phú ra chợ, rồi về theo Bạch Đằng. Nắng xiên vào tường vàng, chụp ảnh không cần né ai.

**8–10 giờ:** dùng vé tham quan. Vé bán ở các quầy quanh phố, nhiều năm nay 80.000 đ khách Việt, 120.000 đ khách nước ngoài, có nhiều ô, mỗi ô vào một điểm. Chọn cho khác nhau: một nhà cổ (Tấn Ký hoặc Phùng Hưng), một hội quán (Phúc Kiến), một nhà thờ tộc, một bảo tàng, và Chùa Cầu, trùng tu xong tháng 8/2024. Nhà cổ vẫn có người ở nên nhớ nói khẽ, đừng sờ đồ thờ.

**Trưa** rời phố ra biển hoặc về ngủ. **Sau 21 giờ** hàng quán thưa dần, đèn lồng còn sáng một lúc nữa, đó là lúc nên ngồi bên sông.

### Đêm 14

Tối 14 âm lịch hằng tháng, phố tắt bớt đèn điện cho đèn lồng sáng. Bên sông hô bài chòi, trước hiên nhà bày mâm cúng, khói nhang bảng lảng. Sắp tới là các tối 22/12/2026, rồi 21/1, 19/2, 21/3, 20/4, 19/5, 18/6, 17/7, 15/8, 14/9, 13/10, 11/11 và 11/12/2027. Nhớ đặt phòng sớm. Thuyền trên sông Hoài có giá niêm yết, khoảng 150.000–200.000 đ một thuyền tùy số người, chừng hai mươi phút. Hoa đăng thả một chiếc là đủ, vì sáng hôm sau có người phải đi vớt.

## Ra làng bằng xe đạp

| Nơi | Cách phố | Nên đi lúc |
| --- | --- | --- |
| Làng rau Trà Quế | 2–3 km về bắc | 6–8 giờ, dân tưới rau |
| Biển An Bàng | 4–5 km | Sau Trà Quế, hoặc chiều |
| Làng gốm Thanh Hà | 3 km về tây | Sáng |
| Làng mộc Kim Bồng | Bên kia sông, sang Cẩm Kim | Chiều mát |
| Rừng dừa Cẩm Thanh | 4–5 km về đông | Trước 8 giờ, sau 16 giờ |

Gộp Trà Quế với An Bàng một buổi, Kim Bồng với đường làng Cẩm Kim một buổi. Ở Cẩm Thanh, giữa ngày loa mở rất to, muốn nghe tiếng nước thì đi sớm và dặn trước không cần nhạc.

## Mỹ Sơn lúc mở cửa

Cách phố chừng 40 km, một tiếng xe. Rời Hội An khoảng năm giờ, vào cổng quanh sáu giờ khi sương còn trên nhóm tháp B, C, D. Chín giờ đoàn đông kéo tới thì bạn ra về. Nên có người thuyết minh, vì gạch không thấy mạch vữa, linga hay hố bom năm 1969 đều cần lời kể. Hiện vật đẹp nằm ở bảo tàng Chăm [Đà Nẵng](/plan-your-trip/day-15), xem trước càng hay.

## Ăn

Cao lầu sợi dai, ít nước, thịt xíu với tóp khô giòn, ăn xong mới thấy khác mì Quảng ở đâu. Bánh bao bánh vạc (khách Tây gọi là hoa hồng trắng) cả phố hầu như lấy từ một lò gia đình, quán nào cũng na ná, khỏi mất công chọn. Cơm gà ăn trưa, bánh mì ăn sáng, chè bắp Cẩm Nam ăn chiều. Ra chợ ngồi dãy hàng ăn vẫn rẻ và thật nhất.

## May đồ cho vừa ý

- Đến tiệm **ngay hôm đầu**, chừa ít nhất hai lần thử.
- Mang theo món đồ mình mặc vừa để may theo thì dễ trúng hơn đưa ảnh.
- Lộn trái đồ mẫu ra xem đường chỉ, lót, khuyết áo; hỏi rõ vải gì, bao nhiêu phần pha.
- Xe ôm, lễ tân giới thiệu thường có hoa hồng, nên tự đi vài tiệm rồi so.
- Áo sơ mi, váy lanh là món khéo nhất ở đây. Vest thì phải chọn tiệm kỹ.

## Mùa lụt

Tháng 10, 11 nước sông dễ tràn lên các phố thấp. Trận cuối tháng 10/2025 thuộc loại lớn nhất mấy chục năm qua. Đi mùa này đặt phòng hủy được, ở lầu trên, theo dõi tin mưa lũ. Dễ chịu nhất là tháng 2 đến tháng 4. Tháng 5 đến tháng 8 nóng nhưng biển êm.

Hội An không có ga, không có sân bay. Bạn xuống Đà Nẵng rồi đi xe 30 km, khoảng 45 phút. Cần thêm gợi ý, xem trang [Hội An](/where-to-go/hoi-an).
`,
  contentEn: `
Two towns share the address of Hoi An. One belongs to seven in the evening: loudspeakers, boats, a tide of people round the covered bridge. The other belongs to six in the morning: an old woman sweeping her step, incense, bicycles taking herbs to market. People who dislike Hoi An have usually met only the first. Stay three nights and meet both.

## The old town: which hour, which ticket

**6–8 am:** walk from the Japanese Covered Bridge along Tran Phu to the market and back by Bach Dang on the river. The light comes in low on yellow walls and nobody is in your picture.

**8–10 am:** use the heritage ticket, sold at booths around the edge and for many years 120,000 VND for foreigners. Each coupon admits you to one place, so vary them: an old house (Tan Ky or Phung Hung), an assembly hall (the Fujian one), a clan house, a museum, and the bridge itself, fully restored in August 2024. Families still live in the houses: speak low and leave the altars alone.

**Midday:** leave for the beach or bed. **After 9 pm** the crowd drains away while lanterns still burn. Sit by the water then.

### Lantern night

On the evening of the 14th of each lunar month the town dims its electric light, and there is bài chòi (a sung bingo) by the river and incense at every doorstep. The next ones are 22 December 2026, then 21 January, 19 February, 21 March, 20 April, 19 May, 18 June, 17 July, 15 August, 14 September, 13 October, 11 November and 11 December 2027. Book early. Boats have posted prices, roughly 150,000–200,000 VND each for about twenty minutes. One paper lantern on the water is plenty; somebody has to fish them out in the morning.

## Villages by bicycle

| Where | From town | Go |
| --- | --- | --- |
| Tra Que herb gardens | 2–3 km north | 6–8 am, at watering time |
| An Bang beach | 4–5 km | After Tra Que, or late |
| Thanh Ha potters | 3 km west | Morning |
| Kim Bong carpenters | Across the river, on Cam Kim | Late afternoon |
| Cam Thanh nipa palms | 4–5 km east | Before 8 am or after 4 pm |

Tra Que and An Bang make one outing, Kim Bong and the lanes of Cam Kim another. The basket boats of Cam Thanh blast karaoke at midday; for quiet go early and say you want no music.

## My Son at opening time

It is about 40 km, an hour by car. Leave around five and you enter near six, with mist still on tower groups B, C and D, and leave at nine as the coaches arrive. Take a guide: Cham brickwork without visible mortar, the lingas and the bomb craters of 1969 all need telling. The best sculpture is in [Da Nang](/plan-your-trip/day-15); see it first if you can.

## Eating

Cao lầu is the town’s own noodle, chewy and almost dry, with sliced pork, greens and crisp squares. “White rose” dumplings nearly all come from one family’s kitchen, so don’t agonise over where. Have bánh mì for breakfast, cơm gà (chicken rice) at lunch and sweet-corn chè in the afternoon. The counters inside the market remain the cheapest and least touristy tables.

## Having clothes made

- Go on **day one** and leave time for two fittings.
- Bring a garment that fits and have it copied; that works better than a photograph.
- Turn a sample inside out: seams, lining, buttonholes. Ask what the cloth really is.
- Drivers and receptionists earn commission. Visit a few shops by yourself and compare.
- Shirts and linen dresses are the safe bets. Suits demand a careful choice of tailor.

## Floods

In October and November the river often enters the lower streets; the flood of late October 2025 was among the worst in decades. In those months book a cancellable room upstairs and follow local news. February to April is kindest. May to August is hot, with a calm sea.

Hoi An has neither airport nor station: arrive in Da Nang and drive 30 km, about 45 minutes. More on our [Hoi An](/where-to-go/hoi-an) page.
`,
})
