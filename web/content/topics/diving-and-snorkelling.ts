import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'diving-and-snorkelling',
  meta: {
    titleVi: 'Lặn biển Việt Nam: Côn Đảo, Nha Trang, tháng nào trong',
    titleEn: 'Diving in Vietnam: which sea is clear in which month',
    descriptionVi:
      'Côn Đảo, Nha Trang, Cù Lao Chàm, Lý Sơn, An Thới: tháng nước trong, nơi nào hợp học lặn, chuyện Hòn Mun, cách chọn tiệm lặn, đêm xem rùa đẻ và giữ san hô.',
    descriptionEn:
      'Con Dao, Nha Trang, the Cham Islands, Ly Son and An Thoi by clear months, where to take a course, what is restricted now, judging a dive shop and turtle nights.',
  },
  category: 'beaches',
  titleVi: 'Lặn biển: vùng nào, tháng nào trong',
  titleEn: 'Diving and snorkelling: which sea, which month',
  descriptionVi:
    'Côn Đảo, Nha Trang, Cù Lao Chàm, Lý Sơn, An Thới: tháng nước trong, chỗ đang hạn chế lặn, cách chọn tiệm lặn, đi xem rùa đẻ và phép lịch sự với san hô.',
  descriptionEn:
    'Con Dao, Nha Trang, the Cham Islands, Ly Son and An Thoi: clear months, current restrictions, how to judge a dive shop, turtle nights and reef manners.',
  tagsVi: ['lặn biển', 'san hô', 'Côn Đảo', 'Nha Trang', 'rùa biển'],
  tagsEn: ['diving', 'snorkelling', 'coral', 'Con Dao', 'sea turtles'],
  imageAltVi: 'Một người đeo ống thở bơi trên rạn san hô, quanh mình là đàn cá và những vệt nắng xuyên nước.',
  imageAltEn: 'A snorkeller floating above coral among fish and shafts of sunlight.',
  publishedDate: '2026-04-25',
  featured: false,
  relatedDestinations: ['hoi-an', 'phu-quoc', 'ho-chi-minh-city'],
  contentVi: `Biển mình không phải lúc nào cũng xanh như ảnh quảng cáo. Tầm nhìn dưới nước thường 5–15 m, ngày đẹp ở Côn Đảo mới quá 20 m. Bù lại, cá hề, san hô mềm, sên biển đủ màu không thiếu, và giá học lặn cũng dễ chịu. Chọn đúng tháng là xong nửa việc.

## Tháng nào, ở đâu

| Nơi | Nước trong | Hợp với |
| --- | --- | --- |
| Côn Đảo | tháng 3–9 | người đã có bằng, mê rạn còn nguyên |
| Nha Trang | tháng 3–9 | học lấy chứng chỉ |
| Cù Lao Chàm | tháng 4–8 | lặn ống thở trong ngày |
| Lý Sơn | tháng 4–8 | bơi ngắm rạn quanh Đảo Bé |
| Phú Quốc, An Thới | tháng 11–4 | người mới, gia đình |

**Côn Đảo** đẹp nhất nước vì cả vùng biển nằm trong vườn quốc gia. Quanh Hòn Bảy Cạnh chỉ cần ống thở đã thấy nhiều. Đợt biển nóng năm 2024 làm san hô nhiều nơi bạc trắng, Côn Đảo cũng không thoát, nên hỏi tiệm xem rạn nào đang hồi.

**Cù Lao Chàm** gần [Hội An](/where-to-go/hoi-an), nhưng ngoài mùa sóng đục, ca nô hay nghỉ. **Phú Quốc** đi về phía nam, qua cụm đảo An Thới, nước trong hơn hẳn bãi trước khách sạn, còn [lịch mùa](/where-to-go/phu-quoc) ngược với miền Trung.

## Nha Trang: hỏi kỹ chuyện Hòn Mun

Tháng 6/2022, Khánh Hòa cho dừng bơi và lặn quanh Hòn Mun để san hô phục hồi. Giữa năm 2024 tỉnh chọn bốn chỗ khác trong vịnh để thí điểm, trong đó có phía bắc Hòn Rùa và đông bắc Trí Nguyên. Ranh giới, điều kiện còn thay đổi, có chỗ đòi chứng chỉ. Trước khi trả tiền, hỏi rõ: hôm nay tàu thả neo ở đâu? Nghe “Hòn Mun” thì hỏi tiếp: điểm nào, đã có phép chưa. Ậm ừ thì sang tiệm khác.

## Chọn tiệm lặn

- Xem thẻ huấn luyện viên PADI hoặc SSI còn hạn; lặn thử không quá 12 m, một thầy kèm nhiều nhất bốn khách, hai thì càng tốt.
- Họ có bắt điền phiếu sức khỏe không? Tiệm nào bỏ qua bước này, bạn cũng bỏ qua tiệm ấy.
- Trên tàu phải có bình oxy, bộ đàm, người trực khi cả nhóm đã xuống nước.
- Ngậm thử ống thở, nhìn đồng hồ hơi, xem dây áo phao lặn có sờn không.
- Lặn xong chờ 18 tiếng hãy bay. Lên Đà Lạt cũng vậy: đèo từ Nha Trang lên cao 1.500 m, nguy hiểm chẳng kém ngồi máy bay.
- Bảo hiểm du lịch phải ghi rõ có chi trả khi lặn biển.

## Đêm xem rùa đẻ

Ở Côn Đảo, rùa xanh lên bãi đẻ từ khoảng tháng 5 đến tháng 10, nhiều nhất tháng 7 đến tháng 9. Đăng ký với Vườn quốc gia, ra trạm kiểm lâm Hòn Bảy Cạnh ngủ lại, chờ đến khuya mới được dẫn ra bãi. Không đèn, không flash, đứng phía sau rùa, nói bằng hơi. Có đêm chẳng thấy con nào. Sáng ra thường được xem kiểm lâm thả rùa con về biển.

## Phép lịch sự với rạn

Không đứng, không bám, không sờ. Áo lặn dài tay chống nắng tốt hơn kem, mà kem trôi thì san hô chịu. Giữ chân vịt ngang thân, đừng quạt tung cát. Đừng ném bánh mì cho cá, đừng mua ốc, mua sao biển. Dịch vụ đội mũ “đi bộ dưới biển” thường giẫm ngay trên nền rạn, bỏ qua cũng không tiếc.`,
  contentEn: `The sea here doesn’t always look like the brochure. Expect 5–15 metres of visibility, and more than 20 only on a good day in Con Dao. In return there are clownfish, soft corals and nudibranchs in every colour, and courses are reasonably priced. Getting the month right is half the trip.

## Where and when

| Place | Clear water | Good for |
| --- | --- | --- |
| Con Dao | March–Sept | certified divers, healthier reefs |
| Nha Trang | March–Sept | taking a course |
| Cham Islands | April–Aug | a snorkelling day trip |
| Ly Son | April–Aug | snorkelling off Be island |
| Phu Quoc, An Thoi | Nov–April | beginners, families |

**Con Dao** is the best in the country, because its waters belong to a national park; around Bay Canh islet even a snorkel shows you plenty. The hot sea of 2024 bleached coral in many places, here too, so ask the dive shop which reefs are recovering.

**The Cham Islands** lie close to [Hoi An](/where-to-go/hoi-an), but out of season the water is murky and speedboats stay in port. On **[Phu Quoc](/where-to-go/phu-quoc)** go south to the An Thoi islets, far clearer than the hotel beaches, and note that its season is the reverse of the centre’s.

## Nha Trang: ask about Hon Mun

In June 2022 swimming and diving around Hon Mun, the bay’s famous reef, were suspended so that the coral could recover. In mid-2024 the province picked four other spots for a trial, among them north of Hon Rua and north-east of Tri Nguyen. Boundaries and conditions still shift, and some areas ask for a certificate. Before paying, ask exactly where the boat will moor today. If the answer is “Hon Mun”, ask which site and under what permit. If they mumble, try another shop.

## Judging an operator

- Ask for a current PADI or SSI instructor card. A try-dive goes no deeper than 12 metres, with at most four guests per instructor; two is better.
- Do they make you fill in a medical form? If they skip that, skip them.
- The boat needs oxygen, a radio and someone on board while the group is below.
- Breathe through the regulator, read the gauge, check the straps.
- Wait 18 hours before flying, and before going up to Da Lat too: the road from Nha Trang climbs to 1,500 metres, as risky as a flight.
- Make sure your travel insurance covers diving.

## A night with turtles

On Con Dao green turtles come ashore to nest from about May to October, most often July to September. You register with the National Park, sleep at the ranger station on Bay Canh islet and wait until you are led to the beach, often late. No torches, no flash, stay behind the turtle, whisper. Some nights none come. In the morning rangers often let you watch hatchlings released into the sea.

## Reef manners

Don’t stand, hold or touch. A long-sleeved rash vest protects you better than sunscreen, and the coral too. Keep your fins level and out of the sand. Don’t feed bread to fish or buy shells and starfish. Helmet “sea walking” usually tramples the reef flat itself; you won’t miss it.`,
  tipsVi: [
    'Mang kính lặn của mình nếu mặt nhỏ hoặc cận; kính thuê hay rò nước.',
    'Đi chuyến sớm nhất trong ngày: biển êm, nước trong, chưa đông tàu.',
    'Mặc đồ dài phòng sứa, và đừng chống chân xuống đáy, nhum đâm rất đau.',
    'Cảm cúm, nghẹt mũi thì hoãn lặn bình; cố lặn dễ tổn thương tai.',
    'Giữ chỗ xem rùa từ trước vài tuần vào tháng 7, tháng 8.',
  ],
  tipsEn: [
    'Bring your own mask if you can; rental masks leak.',
    'Take the first boat of the day: calmer sea, clearer water, fewer groups.',
    'Cover up against jellyfish and never put your feet down; sea urchins hurt.',
    'Don’t scuba with a cold: your ears will pay for it.',
    'Reserve turtle nights several weeks ahead for July and August.',
  ],
})
